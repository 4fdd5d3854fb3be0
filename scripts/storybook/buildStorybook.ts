import { freshBuild } from '../build/freshBuild.ts';

/** Builds Storybook once, before the files of this project each serve it. */
export async function setup(): Promise<void> {
  await freshBuild('storybook');
}
