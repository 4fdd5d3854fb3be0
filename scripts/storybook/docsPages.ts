import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { patience } from '@nevisa/testing';

/** The index of a built Storybook, as far as the checks read it. */
export interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; tags: string[] }>;
}

interface Docs {
  /** The direction of the text around the stories. */
  prose: string;
  /** The direction of a story. */
  story: string;
  /** Computed background colours. */
  canvas: string;
  page: string;
}

/** Opens a docs page in a look, and reads directions and grounds. */
export async function readDocs(
  browser: Browser,
  url: string,
  id: string,
  { theme, scheme }: { theme: string; scheme: string },
): Promise<Docs> {
  const page = await openDocs(browser, url, id, `theme:${theme};scheme:${scheme}`);
  const docs = await page.evaluate(() => {
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element === null ? null : getComputedStyle(element);
    };
    return {
      prose: style('.sbdocs-content')?.direction ?? '',
      story: style('.docs-story .nevisa-story')?.direction ?? '',
      canvas: style('.docs-story')?.backgroundColor ?? '',
      page: style('.sbdocs-wrapper')?.backgroundColor ?? '',
    };
  });
  await page.close();
  return docs;
}

/** The values that the controls of a docs page offer. */
export async function listControlOptions(
  browser: Browser,
  url: string,
  id: string,
): Promise<string[]> {
  const page = await openDocs(browser, url, id, '');
  const values = await page
    .locator('.docblock-argstable input[type=radio]')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value') ?? ''));
  await page.close();
  return values;
}

/** Names the scripts of a built Storybook that hold a text. */
export async function listFilesWith(folder: string, text: string): Promise<string[]> {
  const assets = join(folder, 'assets');
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')));
  return files.filter((_, at) => texts[at]?.includes(text));
}

/** A colour of the tokens as a browser computes it. */
export function toRgb(hex: string): string {
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${bytes.join(', ')})`;
}

async function openDocs(browser: Browser, url: string, id: string, globals: string): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(patience);
  await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`);
  await page.locator('.docblock-argstable').first().waitFor();
  await page.locator('.docs-story .nevisa-story').first().waitFor();
  return page;
}
