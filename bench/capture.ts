import { runCaptures } from '../test/browser/offline/capture-run.ts'

// npm run bench:capture: 500 captures in a real browser with cut connections, killed browsers and two tabs.
const count = Number(process.argv[2] ?? 500)
const { lost, doubled, confirmed, cuts, kills } = await runCaptures({ count, kills: Math.ceil(count / 50) })
process.stdout.write(
  `${count} captures, ${confirmed} confirmed, ${cuts} connections cut, ${kills} kills: ${lost} lost, ${doubled} doubled\n`,
)
process.exit(lost + doubled > 0 ? 1 : 0)
