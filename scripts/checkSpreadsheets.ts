import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { paths } from '../apps/web/src/shared/paths.ts';
import { exportText } from '../apps/web/src/shared/text/exportText.ts';
import { managementText } from '../apps/web/src/shared/text/managementText.ts';
import { withDemo } from './bench/demo.ts';

/**
 * Downloads the file of a user from the built demo, as CSV and as xlsx, and opens both in
 * LibreOffice: a name that looks like a formula is a text in both (X-110, T-94), and the xlsx
 * file keeps the first nought of a phone number. Without LibreOffice it says so.
 */
const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((path) => existsSync(path));
const name = '=1+1';
const phone = '09121110000';

if (office === undefined) {
  console.log('skip LibreOffice: not installed (Debian: apt-get install libreoffice-calc)');
} else {
  const folder = await mkdtemp(join(tmpdir(), 'nevisa-sheets-'));
  try {
    await download(folder);
    const csv = await openSheet(office, folder, 'users.csv');
    const xlsx = await openSheet(office, folder, 'users.xlsx');
    const checks: [string, boolean][] = [
      ['CSV: no cell is a formula', !csv.hasFormula],
      [`CSV: «${name}» is a text`, csv.texts.some((text) => text.includes(name))],
      ['xlsx: no cell is a formula', !xlsx.hasFormula],
      [`xlsx: «${name}» is a text`, xlsx.texts.some((text) => text.includes(name))],
      [`xlsx: «${phone}» is a text`, xlsx.texts.includes(phone)],
    ];
    for (const [check, holds] of checks) {
      console.log(`${holds ? 'ok  ' : 'FAIL'} ${check}`);
    }
    process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The file of one user in both formats. */
async function download(folder: string): Promise<void> {
  await withDemo(
    'silence',
    async ({ page, url, backend }) => {
      const user = backend.account('reza');
      Object.assign(user, { phone });
      Object.assign(user.profile, { first_name: name, last_name: 'Karimi' });
      await page.goto(`${url.replace(/\/$/, '')}${paths.users}?search=${user.email}`);
      await page.getByRole('rowheader').filter({ hasText: name }).waitFor();
      await save(page, managementText.exportCsv, join(folder, 'users.csv'));
      await save(page, managementText.exportXlsx, join(folder, 'users.xlsx'));
    },
    'admin',
  );
}

async function save(page: Page, format: string, path: string): Promise<void> {
  await page.getByRole('button', { name: /^دانلود ۱ کاربر/u }).click();
  const dialog = page.getByRole('dialog', { name: managementText.exportTitle });
  await dialog.getByRole('radio', { name: format }).check({ force: true });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: exportText.submit }).click();
  await (await saved).saveAs(path);
  await dialog.getByText(exportText.done).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

interface Sheet {
  hasFormula: boolean;
  texts: string[];
}

/** Opens a file as a person does, and reads it as a flat document. */
async function openSheet(program: string, folder: string, file: string): Promise<Sheet> {
  const csv = file.endsWith('.csv') ? ['--infilter=CSV:44,34,UTF8,1'] : [];
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const convert = ['--headless', profile, ...csv, '--convert-to', 'fods', '--outdir', folder];
  const { status, stderr } = spawnSync(program, [...convert, join(folder, file)], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`LibreOffice could not open ${file}: ${stderr}`);
  }
  const sheet = await readFile(join(folder, file.replace(/\.\w+$/, '.fods')), 'utf8');
  const cells = sheet.match(
    /<table:table-cell[^>]*office:value-type="string"[^>]*>.*?<\/table:table-cell>/gsu,
  );
  return {
    hasFormula: sheet.includes('table:formula='),
    texts: (cells ?? []).map((cell) => cell.replaceAll(/<[^>]*>/g, '').trim()),
  };
}
