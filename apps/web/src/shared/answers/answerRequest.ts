import type { AnswerBytes, UserContract } from '@nevisa/api';

/** A message to the Worker that reads answers; it replies with the outcome of the call. */
export interface AnswerRequest {
  call: keyof UserContract;
  bytes: AnswerBytes;
}
