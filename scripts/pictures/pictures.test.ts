import { describe, expect, it } from 'vitest';
import type { StoryFacts } from '../storybook/stories.ts';
import { faultsOfChoice, mostStories, picturesOf } from './pictures.ts';

describe('the stories that have a picture', () => {
  it('are none by themselves', () => {
    expect(picturesOf([story('Components/Button', 'Default')])).toEqual([]);
  });

  it('are all sheets, and the face and the narrow window of each layout and screen', () => {
    const stories = [
      story('Components/Button', 'Default'),
      story('Components/Button', 'Sheet'),
      story('Layout/Page', 'Bare'),
      story('Layout/Page', 'Default'),
      story('Layout/Page', 'Narrow'),
      story('Screens/Start', 'Not Yet Known'),
      story('Screens/Start', 'Ended'),
    ];
    expect(faultsOfChoice(stories)).toEqual([
      'Components/Button Sheet has no `picture: true`',
      'Layout/Page Default has no `picture: true`',
      'Layout/Page Narrow has no `picture: true`',
      'Screens/Start Not Yet Known has no `picture: true`',
    ]);
    expect(faultsOfChoice([pictured('Components/Button', 'Sheet')])).toEqual([]);
  });

  it('are not more than can be looked at', () => {
    const many = Array.from({ length: mostStories + 1 }, (_, place) =>
      pictured('Components/Button', `Sheet ${place}`),
    );
    expect(faultsOfChoice(many.slice(1))).toEqual([]);
    expect(faultsOfChoice(many)).toEqual([
      `${mostStories + 1} stories have a picture, at most ${mostStories} may`,
    ]);
  });

  it('are seen in the window they name, sheets at half their size', () => {
    const phone = {
      ...pictured('Layout/Page', 'Narrow', {
        viewport: { options: { phone: { styles: { width: '360px', height: '740px' } } } },
      }),
      storyGlobals: { viewport: { value: 'phone' } },
    };
    const sheet = pictured('Components/Button', 'Sheet', { everyTheme: true });
    expect(picturesOf([phone, sheet, pictured('Layout/Page', 'Default')])).toEqual([
      { story: 'Layout/Page Narrow', width: 360, height: 740, halved: false },
      { story: 'Components/Button Sheet', width: 1280, height: 900, halved: true },
      { story: 'Layout/Page Default', width: 1440, height: 900, halved: false },
    ]);
  });
});

function story(title: string, name: string, parameters: StoryFacts['parameters'] = {}): StoryFacts {
  return { id: `${title} ${name}`, title, name, storyGlobals: {}, parameters };
}

function pictured(title: string, name: string, parameters: StoryFacts['parameters'] = {}) {
  return story(title, name, { ...parameters, picture: true });
}
