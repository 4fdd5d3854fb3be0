import { contract } from './contract.ts';
import { managementCalls } from './management/managementCalls.ts';

/** Every call: those of every user, then those of administration. */
export const fullContract = { ...contract, ...managementCalls } as const;

export type Contract = typeof fullContract;
export type CallName = keyof Contract;
