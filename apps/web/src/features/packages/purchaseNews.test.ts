import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from '../../testing/memoryStorage.ts';
import { createPurchaseNews } from './purchaseNews.ts';

describe('the news of a purchase', () => {
  it('X-214: the store gives the news of a purchase to its buyer once', () => {
    const news = createPurchaseNews(createMemoryStorage());
    expect(news.take('7')).toBe(false);
    news.keep('7');
    expect([news.take('7'), news.take('7')]).toEqual([true, false]);
  });

  it('X-214: the store gives another user no news, and removes it', () => {
    const news = createPurchaseNews(createMemoryStorage());
    news.keep('7');
    expect(news.take('8')).toBe(false);
    expect(news.take('7')).toBe(false);
  });
});
