import { collectStyles } from '@nevisa/ui/collectStyles';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import type { DemoAccount } from '../app/appServices.ts';
import { createDemo } from '../features/auth/sign-in/createDemo.tsx';
import { readConfig } from '../shared/config.ts';
import { guestPages } from './guestPages.ts';
import { createGuestServices } from './guestServices.ts';

/** A page as a guest first sees it. */
export interface GuestPage {
  path: string;
  title: string;
  /** `guest`: a user who is signed in is sent to another page, so this content must not be painted. */
  access: 'guest' | 'public';
  /** The content of `#root`. */
  markup: string;
  /** The style elements of its components, as styled-components reads them again. */
  styles: string;
}

export interface RenderOptions {
  demoAccounts?: readonly DemoAccount[];
  /** Whether a pretend provider is offered where none is configured. @default false */
  hasPretendSocial?: boolean;
}

/** Renders the pages of a guest without a browser. @throws Error of the first page that does not render. */
export async function renderGuestPages({
  demoAccounts = [],
  hasPretendSocial = false,
}: RenderOptions = {}): Promise<GuestPage[]> {
  const config = readConfig(import.meta.env);
  const services = createGuestServices({
    config,
    hasSocial: config.googleClientId !== null || hasPretendSocial,
    demo: demoAccounts.length > 0 ? createDemo(demoAccounts) : null,
  });
  const pages: GuestPage[] = [];
  for (const { path, access } of guestPages) {
    pages.push({ path, access, ...(await renderPage(path)) });
  }
  return pages;

  async function renderPage(path: string): Promise<Omit<GuestPage, 'path' | 'access'>> {
    const sheet = collectStyles();
    const failures: unknown[] = [];
    const { prelude } = await prerender(
      sheet.collect(
        <StrictMode>
          <StaticRouter location={path}>
            <App services={services} />
          </StaticRouter>
        </StrictMode>,
      ),
      { onError: (error) => void failures.push(error) },
    );
    const html = await new Response(prelude).text();
    if (failures.length > 0) {
      throw new Error(`${path} was not rendered.`, { cause: failures[0] });
    }
    const [whole = '', title = ''] = /^<title>(.*?)<\/title>/u.exec(html) ?? [];
    return { title, markup: html.slice(whole.length), styles: sheet.write() };
  }
}
