import preview from '../preview.tsx';

const meta = preview.meta({
  title: 'Inspection/Broken play',
  tags: ['!dev', '!autodocs', '!test', 'broken'],
});

/** The check of the stories must report it (`scripts/storybook/stories.check.ts`). */
export const Throws = meta.story({
  render: () => <p>A story</p>,
  play: () => {
    throw new Error('The play function threw.');
  },
});
