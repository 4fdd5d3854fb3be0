import type { HttpHandler } from 'msw';
import { answerCaller } from './answer.ts';
import type { Backend } from '../backend.ts';

/** The writing settings. */
export function createConfigurationHandlers(backend: Backend): HttpHandler[] {
  return [
    answerCaller(backend, 'setConfig', (caller, payload) => backend.setConfig(caller, payload)),
  ];
}
