import { type Cart, type CartAction, cartReducer } from '@duskpane/content/shop/cart'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  useContext,
  useMemo,
  useReducer,
  useState,
} from 'react'

interface CartContextValue {
  readonly cart: Cart
  readonly dispatch: Dispatch<CartAction>
  /** The cart of the last order. */
  readonly ordered: Cart
  /** Orders what is in the cart, which is empty then. */
  readonly order: () => void
}

const CartContext = createContext<CartContextValue | null>(null)

/** Holds the cart and the last order in memory, until the site is left or reloaded. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  const [cart, dispatch] = useReducer(cartReducer, [])
  const [ordered, setOrdered] = useState<Cart>([])
  const value = useMemo(() => {
    const order = () => {
      setOrdered(cart)
      dispatch({ type: 'clear' })
    }
    return { cart, dispatch, ordered, order }
  }, [cart, ordered])
  return <CartContext value={value}>{children}</CartContext>
}

/** The cart and what changes it. */
export function useCart(): CartContextValue {
  const value = useContext(CartContext)
  if (!value) throw new Error('useCart needs a CartProvider around it.')
  return value
}
