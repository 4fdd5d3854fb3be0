import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { App } from '../app/App.tsx';
import { readConfig } from '../shared/config.ts';
import { listTextFields } from '../testing/renderMarkup.ts';
import { createGuestServices } from './guestServices.ts';

/** The text fields of a page of a guest in their order, each with some of its attributes. */
async function readFields(pathname: string, names: readonly string[]): Promise<string[][]> {
  const config = readConfig({});
  const services = createGuestServices({ config, hasSocial: false, demo: null });
  const state = { id: 7, type: 'phone' };
  const app = createElement(App, { services });
  const { prelude } = await prerender(
    createElement(StaticRouter, { location: { pathname, state } }, app),
  );
  return listTextFields(await new Response(prelude).text(), names);
}

it.each([
  ['R-034, R-070', '/session/signin', ['username_or_phone_or_email', 'password']],
  ['R-032, R-080', '/session/signup', ['username', 'contact', 'password', 'password_confirmation']],
  ['R-035, R-120', '/session/forgot-password', ['contact']],
  ['R-036, R-125', '/session/change-password', ['otp', 'password', 'password_confirmation']],
] as const)('%s: %s asks for the fields in their order', async (_, path, fields) => {
  expect((await readFields(path, ['name'])).flat()).toEqual(fields);
});

it.each([
  ['/session/signin', 'username_or_phone_or_email', 'email'],
  ['/session/signup', 'contact', 'email'],
  ['/session/forgot-password', 'contact', 'email'],
  ['/session/change-password', 'otp', 'numeric'],
])(
  'X-74: on %s the field %s runs from left to right and opens the keyboard «%s»',
  async (path, field, keyboard) => {
    const fields = await readFields(path, ['name', 'dir', 'inputmode']);
    expect(fields.find(([name]) => name === field)).toEqual([field, 'ltr', keyboard]);
  },
);
