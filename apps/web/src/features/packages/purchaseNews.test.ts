import { describe, expect, it } from 'vitest';
import { createPurchaseNews } from './purchaseNews.ts';

function inMemory() {
  const values = new Map<string, string>();
  return {
    read: (key: string) => values.get(key) ?? null,
    write: (key: string, value: string) => values.set(key, value).size > 0,
    remove: (key: string) => void values.delete(key),
  };
}

describe('the news of a purchase', () => {
  it('X-214: the store gives the news of a purchase to its buyer once', () => {
    const news = createPurchaseNews(inMemory());
    expect(news.take('7')).toBe(false);
    news.keep('7');
    expect([news.take('7'), news.take('7')]).toEqual([true, false]);
  });

  it('X-214: the store gives another user no news, and removes it', () => {
    const news = createPurchaseNews(inMemory());
    news.keep('7');
    expect(news.take('8')).toBe(false);
    expect(news.take('7')).toBe(false);
  });
});
