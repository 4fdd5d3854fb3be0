import { findFreshBuild } from '../build/findFreshBuild.ts';

/** Builds Storybook once, before the files of this project each serve it. */
export async function setup(): Promise<void> {
  await findFreshBuild('storybook');
}
