import { http, HttpResponse, type HttpHandler } from 'msw';
import { avatars } from '../fixtures/avatars.ts';

/** The files of the server: pictures of accounts. */
export const mediaHandlers: readonly HttpHandler[] = Object.entries(avatars).map(
  ([path, picture]) =>
    http.get(`*${path}`, () =>
      HttpResponse.text(picture, { headers: { 'Content-Type': 'image/svg+xml' } }),
    ),
);
