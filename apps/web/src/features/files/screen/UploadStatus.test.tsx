import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../../../../packages/ui/src/testing/render.tsx';
import { UploadStatus } from './UploadStatus.tsx';

describe('the meter of the files in the top bar', () => {
  it('X-190: leads to the files, and says how many are under way and how much is sent', async () => {
    render(<UploadStatus facts={{ count: 3, percent: 42, isMoving: true }} />);
    const link = page.getByRole('link', { name: '۳ فایل، ۴۲٪ بارگذاری شده است' });
    await expect.element(link).toHaveAttribute('href', '/nevisa-history');
    await expect.element(link).toHaveAttribute('data-held', 'false');
  });

  it.each([
    ['is held while files wait for a person', 42, false, 'true'],
    ['is not held while bytes are under way', 42, true, 'false'],
    ['is not held while files are converted', null, false, 'false'],
  ] as const)('X-190: %s', async (_, percent, isMoving, held) => {
    render(<UploadStatus facts={{ count: 1, percent, isMoving }} />);
    await expect
      .element(page.getByRole('link', { name: /^۱ فایل/ }))
      .toHaveAttribute('data-held', held);
  });

  it('is not there without files', () => {
    const facts = { count: 0, percent: null, isMoving: false };
    expect(render(<UploadStatus facts={facts} />).container.querySelector('a')).toBeNull();
  });
});
