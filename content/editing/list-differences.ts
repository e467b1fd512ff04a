import { changed, reproduced } from '../observed'

/** `npm run content:differences`: prints where the site differs from the specification on purpose. */
console.log(
  'Reproduced as observed. A confirmed fix is switched on at build, by VITE_CONFIRMED_FIXES.',
)
for (const [id, { observed, fix }] of Object.entries(reproduced)) {
  console.log(`\n${id}\n  observed  ${observed}\n  fix       ${fix}`)
}
console.log('\nChanged:')
for (const [id, { specified, built, why, test }] of Object.entries(changed)) {
  console.log(`\n${id}\n  specified  ${specified}\n  built      ${built}\n  why        ${why}`)
  console.log(`  test       ${test.file}: ${test.title}`)
}
