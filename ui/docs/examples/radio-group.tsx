import { FieldSet, RadioGroup, RadioGroupItem } from '@duskpane/ui'

export function Example() {
  return (
    <FieldSet name="place" label="Where does it go?">
      <RadioGroup required onValueChange={(place) => console.log(place)}>
        <RadioGroupItem value="car">A car</RadioGroupItem>
        <RadioGroupItem value="house">A house</RadioGroupItem>
      </RadioGroup>
    </FieldSet>
  )
}
