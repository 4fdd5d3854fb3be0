import { describe, expect, it } from 'vitest';
import type { StoryFacts } from '../storybook/stories.ts';
import { findPicture, findMissingPictures } from './pictureStories.ts';

describe('the picture of a story', () => {
  it('exists only when the story asks for it', () => {
    expect(findPicture(story('Components/Button', 'Default'))).toBeNull();
  });

  it('is demanded of all sheets, and of the main and narrow story of each layout and screen', () => {
    const stories = [
      story('Components/Button', 'Default'),
      story('Components/Button', 'Sheet'),
      story('Layout/Page', 'Bare'),
      story('Layout/Page', 'Default'),
      story('Layout/Page', 'Narrow'),
      story('Screens/Start', 'Not Yet Known'),
      story('Screens/Start', 'Ended'),
    ];
    expect(findMissingPictures(stories)).toEqual([
      'Components/Button Sheet has no `picture: true`',
      'Layout/Page Default has no `picture: true`',
      'Layout/Page Narrow has no `picture: true`',
      'Screens/Start Not Yet Known has no `picture: true`',
    ]);
    expect(findMissingPictures([pictured('Components/Button', 'Sheet')])).toEqual([]);
  });

  it('is taken in the viewport that the story names, and halved for sheets', () => {
    const phone = {
      ...pictured('Layout/Page', 'Narrow', {
        viewport: { options: { phone: { styles: { width: '360px', height: '740px' } } } },
      }),
      storyGlobals: { viewport: { value: 'phone' } },
    };
    const sheet = pictured('Components/Button', 'Sheet', { everyTheme: true });
    expect([phone, sheet, pictured('Layout/Page', 'Default')].map(findPicture)).toEqual([
      { width: 360, height: 740, halved: false },
      { width: 1280, height: 900, halved: true },
      { width: 1440, height: 900, halved: false },
    ]);
  });
});

function story(title: string, name: string, parameters: StoryFacts['parameters'] = {}): StoryFacts {
  return { id: `${title} ${name}`, title, name, tags: [], storyGlobals: {}, parameters };
}

function pictured(title: string, name: string, parameters: StoryFacts['parameters'] = {}) {
  return story(title, name, { ...parameters, picture: true });
}
