import { TitledList } from '@duskpane/ui'

/** Numbers count steps, and each title says one. */
export function DoOrder() {
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

/** Numbers without an order, and titles that anybody could claim. */
export function DontOrder() {
  return (
    <TitledList
      numbered
      layout="column"
      items={[
        { title: 'Quality', text: 'We come to you with a meter.' },
        { title: 'Service', text: 'Hold samples against your window.' },
      ]}
    />
  )
}
