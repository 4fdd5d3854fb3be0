import { describe, expect, it, onTestFinished } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { PauseIcon, ResumeIcon } from './dictationIcons.ts';
import { render } from '../../../testing/render.tsx';
import { ArrowBackIcon, CheckIcon, DoneIcon } from './controlIcons.ts';
import { HomeIcon, LiveIcon, LogoutIcon } from './pageIcons.ts';

describe('an icon', () => {
  describeComponent(<HomeIcon />, { root: 'svg' });

  it('is hidden from screen readers without a name and an image with one', () => {
    expect(
      render(<HomeIcon />)
        .find('svg')
        .getAttribute('aria-hidden'),
    ).toBe('true');
    const named = render(<HomeIcon aria-label="خانه" />).find('svg');
    expect([named.getAttribute('role'), named.getAttribute('aria-hidden')]).toEqual(['img', null]);
  });

  it.each([
    ['rtl', 'matrix(-1, 0, 0, 1, 0, 0)'],
    ['ltr', 'none'],
  ] as const)('mirrors only directional icons in %s', (direction, turned) => {
    const readTransform = (icon: React.ReactNode) =>
      getComputedStyle(render(icon, { direction }).find('svg')).transform;
    expect(readTransform(<ArrowBackIcon />)).toBe(turned);
    expect(readTransform(<LogoutIcon />)).toBe(turned);
    expect(readTransform(<LiveIcon />)).toBe('none');
  });

  it('leaves the signs of playback in the direction of a tape', () => {
    const transforms = [<ResumeIcon key="resume" />, <PauseIcon key="pause" />].map(
      (icon) => getComputedStyle(render(icon, { direction: 'rtl' }).find('svg')).transform,
    );
    expect(transforms).toEqual(['none', 'none']);
  });

  it('draws only the tick of a success, from its short arm', () => {
    const listAnimations = (icon: React.ReactNode) =>
      render(icon).find('svg').getAnimations({ subtree: true });
    expect(listAnimations(<CheckIcon />)).toEqual([]);
    const [drawing] = listAnimations(<DoneIcon />);
    expect(drawing?.effect?.getComputedTiming().duration).toBe(200);
    const path = render(<DoneIcon />).find('path') as unknown as SVGPathElement;
    expect(path.getTotalLength()).toBeLessThan(24);
  });

  it('has one stroke width and a size of 16, 20 or 24 px', () => {
    const { container } = render(
      <>
        <HomeIcon size="small" />
        <HomeIcon />
        <HomeIcon size="large" />
      </>,
    );
    const drawn = [...container.querySelectorAll('svg')];
    expect(drawn.map((svg) => svg.getBoundingClientRect().width)).toEqual([16, 20, 24]);
    expect(drawn.map((svg) => svg.getAttribute('stroke-width'))).toEqual(['1.75', '1.75', '1.75']);
  });

  it('grows with the text size of the user', () => {
    const { find } = render(<HomeIcon />);
    document.documentElement.style.fontSize = '200%';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
    });
    expect(find('svg').getBoundingClientRect().width).toBe(40);
  });
});
