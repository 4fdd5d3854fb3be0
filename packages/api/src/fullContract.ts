import { contract } from './contract.ts';
import { fileRows } from './files/fileRows.ts';
import { managementCalls } from './management/managementCalls.ts';

/** Every call: those of every page, those of files, then those of administration. */
export const fullContract = { ...contract, ...fileRows, ...managementCalls } as const;

export type Contract = typeof fullContract;
export type CallName = keyof Contract;
