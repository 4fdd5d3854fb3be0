import { actionCommands } from './actionCommands.ts';
import type { Command } from './command.ts';
import { lineCommands } from './lineCommands.ts';
import { markCommands } from './markCommands.ts';

export type CommandId = (
  | typeof markCommands
  | typeof lineCommands
  | typeof actionCommands
)[number]['id'];

/** All voice commands, in the order of the help. */
export const commandTable: readonly Command<CommandId>[] = [
  ...markCommands,
  ...lineCommands,
  ...actionCommands,
];
