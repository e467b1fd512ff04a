import {
  Link,
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardMedia,
  ProductCardTitle,
} from '@duskpane/ui'

const film = {
  src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="16" height="10"%3E%3Crect width="16" height="10" fill="%23586a84"/%3E%3C/svg%3E',
  avif: '',
  width: 16,
  height: 10,
  placeholder: '',
}

export function Example() {
  return (
    <ProductCard style={{ maxWidth: '16rem' }}>
      <ProductCardMedia source={film} alt="" sizes="16rem" />
      <ProductCardContent>
        <ProductCardTitle>Ceramic</ProductCardTitle>
        <ProductCardDescription>Nine layers, no metal.</ProductCardDescription>
        <ProductCardFooter>
          <Link href="#ceramic" variant="standalone" stretched>
            See Ceramic
          </Link>
        </ProductCardFooter>
      </ProductCardContent>
    </ProductCard>
  )
}
