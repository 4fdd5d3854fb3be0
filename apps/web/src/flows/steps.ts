import type { UserEventObject, within } from 'storybook/test';

/** The tools of a story that a step uses. */
export interface StepTools {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

/** Groups actions under a sentence, as the `step` of a story does. */
export type StepFunction = (sentence: string, actions: () => Promise<void>) => Promise<void> | void;

/** Fills in the sign-in form and submits it with Enter. */
export async function signInAs(
  { canvas, userEvent }: StepTools,
  name: string,
  password: string,
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('نام کاربری، شمارهٔ همراه یا ایمیل'), name);
  await userEvent.type(canvas.getByLabelText('رمز عبور'), `${password}{Enter}`);
}

export interface Registration {
  username?: string;
  contact?: string;
  password?: string;
  confirmation?: string;
}

/** Fills in the registration form and agrees to the terms. */
export async function fillSignUp(
  { canvas, userEvent }: StepTools,
  {
    username = 'nika',
    contact = '۰۹۱۳۱۲۳۴۵۶۷',
    password = 'nika-1405',
    confirmation = password,
  }: Registration = {},
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('نام کاربری'), username);
  await userEvent.type(canvas.getByLabelText('ایمیل یا شمارهٔ همراه'), contact);
  await userEvent.type(canvas.getByLabelText('رمز عبور'), password);
  await userEvent.type(canvas.getByLabelText('تکرار رمز عبور'), confirmation);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'قوانین و مقررات را می‌پذیرم' }));
}

/** Submits the registration form. */
export async function signUp({ canvas, userEvent }: StepTools): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'ثبت‌نام' }));
}

/** Replaces the code and submits it with Enter. */
export async function sendCode({ canvas, userEvent }: StepTools, code: string): Promise<void> {
  const field = await canvas.findByLabelText('کد تأیید');
  await userEvent.clear(field);
  await userEvent.type(field, `${code}{Enter}`);
}
