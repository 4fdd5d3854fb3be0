import { styled } from 'styled-components';
import { IconButton } from '../../components/actions/IconButton/IconButton.tsx';
import { color } from '../../tokens/color.ts';
import { font, layer, measure, radius, space } from '../../tokens/scales.ts';
import { shortWindow } from '../../foundations/shortWindow.ts';
import { pageHeaderTimeline } from '../TopBar/TopBar.styles.ts';

export const Root = styled.div`
  display: flex;
  min-block-size: 100dvh;
  background: ${color.surface};
  color: ${color.text};
  timeline-scope: ${pageHeaderTimeline}; /* the page header drives the timeline, the top bar follows; this common ancestor declares it */
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  z-index: ${layer.skipLink};
  padding-block: ${space[2]};
  padding-inline: ${space[4]};
  border-radius: ${radius.control};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${font.weight.medium};
  line-height: ${font.line.control};
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Main = styled.main`
  display: flow-root;
  flex: 1;
  scroll-margin-block-start: ${measure.topBar};

  @media ${shortWindow} {
    scroll-margin-block-start: 0;
  }

  &:focus {
    outline: none; /* the target of the skip link, not a control */
  }
`;

/** An open side menu is the default, so its button has no pressed style. */
export const Fold = styled(IconButton)`
  &&[aria-expanded='true'] {
    --_background: transparent;
    --_background-hover: ${color.surfaceHover};
    --_background-pressed: ${color.surfacePressed};
    --_icon: ${color.textQuiet};
    --_icon-hover: ${color.text};
  }
`;
