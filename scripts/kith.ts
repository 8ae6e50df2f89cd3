import { runCommand } from '#boot/commands/run-command.ts'

// npm run kith -- COMMAND, or kith COMMAND where Kith is installed. Without a command, it lists them.

process.exit(await runCommand(process.argv.slice(2)))
