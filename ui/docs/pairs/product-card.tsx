import {
  Link,
  ProductCard,
  ProductCardContent,
  ProductCardDescription,
  ProductCardFooter,
  ProductCardTitle,
} from '@duskpane/ui'

/** One sentence and one link, which takes the whole card. */
export function DoLink() {
  return (
    <ProductCard>
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

/** Three links to one page are three stops, and in a list nobody reads so much. */
export function DontLink() {
  return (
    <ProductCard>
      <ProductCardContent>
        <ProductCardTitle>
          <Link href="#ceramic">Ceramic</Link>
        </ProductCardTitle>
        <ProductCardDescription>
          Nine layers, no metal, ten years of warranty, and a tone that stays as it is from the
          first summer to the last. <Link href="#ceramic">Read more</Link>
        </ProductCardDescription>
        <ProductCardFooter>
          <Link href="#ceramic" variant="standalone">
            See Ceramic
          </Link>
        </ProductCardFooter>
      </ProductCardContent>
    </ProductCard>
  )
}
