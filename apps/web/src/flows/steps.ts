import type { UserEventObject, within } from 'storybook/test';

/** What a step needs of a story: where to look, and a hand. */
export interface StepTools {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Names a group of actions, as a story's own `step` does. */
export type StepFunction = (sentence: string, actions: () => Promise<void>) => Promise<void> | void;

/** Fills in the sign-in form and sends it by the Enter key. */
export async function signInAs(
  { canvas, userEvent }: StepTools,
  name: string,
  password: string,
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('نام کاربری، شمارهٔ همراه یا ایمیل'), name);
  await userEvent.type(canvas.getByLabelText('رمز عبور'), `${password}{Enter}`);
}
