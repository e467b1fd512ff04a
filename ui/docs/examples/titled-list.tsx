import { TitledList } from '@duskpane/ui'

export function Example() {
  return (
    <TitledList
      numbered
      layout="column"
      items={[
        { title: 'Measure', text: 'We come to you with a meter.' },
        { title: 'Choose', text: 'Hold samples against your window.' },
      ]}
    />
  )
}
