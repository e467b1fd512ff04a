import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useMemo,
  useReducer,
} from 'react'
import { type Cart, type CartAction, cartReducer } from './cart'

interface CartContextValue {
  readonly cart: Cart
  readonly dispatch: Dispatch<CartAction>
}

const CartContext = createContext<CartContextValue | null>(null)

/** Holds the cart in memory, until the site is left or reloaded. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [cart, dispatch] = useReducer(cartReducer, [])
  const value = useMemo(() => ({ cart, dispatch }), [cart])
  return <CartContext value={value}>{children}</CartContext>
}

/** The cart and what changes it. */
export function useCart(): CartContextValue {
  const value = useContext(CartContext)
  if (!value) throw new Error('useCart needs a CartProvider around it.')
  return value
}
