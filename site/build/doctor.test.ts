import { expect, test } from 'vitest'
import { examineRules } from './doctor'
import { securityRules } from './rules'

const rulesetOf = (content: string) => ({
  source: [{ name: 'firestore.rules', content }],
  name: '3f2a91c0-1111-4222-8333-444455556666',
  createTime: 'Thu, 26 Nov 2026 10:00:00 GMT',
})

test('the rules of a project are named by their version, and are a fault where they are others', () => {
  const ours = examineRules(rulesetOf(securityRules()))
  expect(ours.said).toBe(
    'Rules: 3f2a91c0 of Thu, 26 Nov 2026 10:00:00 GMT, as in this version of the site.',
  )
  expect(ours.faults).toEqual([])
  const others = examineRules(rulesetOf(securityRules().replace('admin == true', 'admin != null')))
  expect(others.said).toBe('Rules: 3f2a91c0 of Thu, 26 Nov 2026 10:00:00 GMT.')
  expect(others.faults).toEqual(['the rules of the project are not those of this version'])
})
