import { describe, expect, it } from 'vitest';
import { describeStatus, describeUploadStatus } from './uploadStatusWords.ts';

describe('the files under way on every page', () => {
  it('X-188: are a number and a percent before the title, while bytes are under way', () => {
    expect(describeUploadStatus({ count: 3, percent: 42, isMoving: true })).toBe('(۳) ↑ ۴۲٪');
    expect(describeUploadStatus({ count: 3, percent: 42, isMoving: false })).toBe('');
    expect(describeUploadStatus({ count: 1, percent: null, isMoving: false })).toBe('');
  });

  it('X-190: are said in words, also when they wait for a person or are converted', () => {
    expect(describeStatus({ count: 3, percent: 42, isMoving: true })).toBe(
      '۳ فایل، ۴۲٪ بارگذاری شده است',
    );
    expect(describeStatus({ count: 2, percent: 42, isMoving: false })).toBe(
      '۲ فایل، ۴۲٪ بارگذاری شده و منتظر شماست',
    );
    expect(describeStatus({ count: 1, percent: null, isMoving: false })).toBe(
      '۱ فایل در حال تبدیل',
    );
  });
});
