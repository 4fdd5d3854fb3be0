import { actionCommands } from './actionCommands.ts';
import type { Command } from './command.ts';
import { lineCommands } from './lineCommands.ts';
import { markCommands } from './markCommands.ts';

/** The name of a command. */
export type CommandId = (
  | typeof markCommands
  | typeof lineCommands
  | typeof actionCommands
)[number]['id'];

/** Everything that can be ordered by voice, in the order of the help. */
export const commandTable: readonly Command<CommandId>[] = [
  ...markCommands,
  ...lineCommands,
  ...actionCommands,
];
