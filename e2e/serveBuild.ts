import type { TestProject } from 'vitest/node';
import { serveDemo } from './serveDemo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the served demo, without a slash at the end. */
    appUrl: string;
  }
}

/** Serves one demo for all end-to-end tests; `inject('appUrl')` gives its address. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = await serveDemo();
  project.provide('appUrl', running.url);
  return () => running.close();
}
