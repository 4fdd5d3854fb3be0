import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { type BrandPicture, listBrandPictures, writeBrandTexts } from './brand/brandFiles.ts';
import { findLaunchOptions } from './chromium.ts';

/** Writes the favicon, the manifest and the icons of `apps/web/public` from the drawing of the mark. */
const folder = new URL('../apps/web/public/', import.meta.url);
await mkdir(new URL('icons/', folder), { recursive: true });
for (const [name, text] of writeBrandTexts()) {
  await writeFile(new URL(name, folder), text);
}
const font = await readFile(
  new URL('../packages/ui/src/foundations/fonts/vazirmatn-fa.woff2', import.meta.url),
);
const browser = await chromium.launch(await findLaunchOptions());
const page = await browser.newPage();
for (const picture of listBrandPictures()) {
  await page.setViewportSize({ width: picture.width, height: picture.height });
  await page.setContent(writeMarkup(picture));
  await page.evaluate(() => document.fonts.ready);
  const path = new URL(picture.name, folder);
  await writeFile(path, await page.screenshot({ omitBackground: true }));
}
await browser.close();

function writeMarkup({ svg }: BrandPicture): string {
  const face = `@font-face{font-family:Vazirmatn;font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
  return `<style>${face}body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`;
}
