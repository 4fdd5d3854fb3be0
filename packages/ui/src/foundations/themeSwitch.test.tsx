import { Profiler, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Alert } from '../components/feedback/Alert/Alert.tsx';
import { Badge } from '../components/data/Badge/Badge.tsx';
import { Button } from '../components/actions/Button/Button.tsx';
import { Card } from '../components/data/Card/Card.tsx';
import { TextField } from '../components/fields/TextField/TextField.tsx';
import { ThemePicker } from '../components/fields/ThemePicker/ThemePicker.tsx';
import { render } from '../testing/render.tsx';
import { withoutTransitions } from './withoutTransitions.ts';
import { nameColorVariable } from '../tokens/color.ts';
import { themeNames } from '../tokens/themes.ts';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset['theme'];
  delete root.dataset['scheme'];
});

it('R-003: a change of theme or scheme causes no React commit in 500 components', () => {
  let commits = 0;
  const { container } = render(
    <Profiler
      id="page"
      onRender={() => {
        commits += 1;
      }}
    >
      <ThemePicker
        onThemeChange={(theme) => {
          root.dataset['theme'] = theme;
        }}
        onSchemeChange={(scheme) => {
          root.dataset['scheme'] = scheme;
        }}
      />
      {Array.from({ length: 100 }, (_, index) => (
        <FiveComponents key={index}>{index}</FiveComponents>
      ))}
    </Profiler>,
  );
  const accent = () => getComputedStyle(container).getPropertyValue(nameColorVariable('accent'));
  const atFirst = commits;
  const seen = new Set<string>();
  for (const choice of container.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    choice.click();
    seen.add(accent());
  }
  expect(seen.size).toBeGreaterThanOrEqual(themeNames.length);
  expect(commits - atFirst).toBe(0);
});

it('R-003: a change of theme or scheme starts no transition', async () => {
  render(Array.from({ length: 20 }, (_, index) => <Button key={index}>{index}</Button>));
  let started = 0;
  const count = () => (started += 1);
  document.addEventListener('transitionrun', count);
  const startedBy = async (change: () => void) => {
    await frames();
    started = 0;
    change();
    await frames();
    return started;
  };
  const switched = await startedBy(() =>
    withoutTransitions(root, () => {
      root.dataset['theme'] = 'red';
      root.dataset['scheme'] = 'dark';
    }),
  );
  expect([switched, root.dataset['switching']]).toEqual([0, undefined]);
  const quick = await startedBy(() => {
    withoutTransitions(root, () => {
      root.dataset['theme'] = 'green';
    });
    withoutTransitions(root, () => {
      root.dataset['theme'] = 'amber';
    });
  });
  expect([quick, root.dataset['switching']]).toEqual([0, undefined]);
  const bare = await startedBy(() => {
    root.dataset['theme'] = 'blue';
  });
  expect(bare).toBeGreaterThan(0);
  document.removeEventListener('transitionrun', count);
});

async function frames(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) {
    await new Promise(requestAnimationFrame);
  }
}

function FiveComponents({ children }: { children: ReactNode }) {
  return (
    <Card>
      <Button>{children}</Button>
      <Badge>{children}</Badge>
      <TextField label={children} />
      <Alert>{children}</Alert>
    </Card>
  );
}
