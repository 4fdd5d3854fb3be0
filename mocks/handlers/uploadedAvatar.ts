import { http, HttpResponse, type HttpHandler } from 'msw';
import type { Backend } from '../backend.ts';
import { uploadedAvatarPath } from '../rules/avatars.ts';

/** The pictures that were uploaded. */
export function createUploadedAvatarHandler(backend: Backend): HttpHandler {
  return http.get(new RegExp(`^[^?#]*${uploadedAvatarPath}$`), async ({ request }) => {
    const number = Number(new URL(request.url).searchParams.get('picture'));
    const picture = backend.getUploadedAvatar(number);
    return picture === undefined
      ? new HttpResponse(null, { status: 404 })
      : HttpResponse.arrayBuffer(await picture.arrayBuffer(), {
          headers: { 'Content-Type': picture.type, 'Cross-Origin-Resource-Policy': 'cross-origin' },
        });
  });
}
