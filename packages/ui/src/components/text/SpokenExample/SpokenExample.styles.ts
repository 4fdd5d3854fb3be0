import { css, keyframes, styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { font, motion, radius, space } from '../../../tokens/scales.ts';

const say = keyframes`
  0%, 20% { opacity: 0; transform: translateY(4px); }
  40%, 100% { opacity: 1; transform: none; }
`;

const speak = keyframes`
  20%, 60% { transform: scaleY(1.8); }
  40%, 80% { transform: scaleY(0.5); }
`;

const appear = keyframes`
  0%, 66% { opacity: 0; transform: scale(0.4); }
  80%, 100% { opacity: 1; transform: none; }
`;

const cross = keyframes`
  0%, 66% { color: inherit; text-decoration-color: transparent; }
`;

/** The whole example, in less than two seconds. */
const whole = '1.8s';

/** Runs once while the example plays; its last frame is the state at rest. */
const whilePlaying = (frames: ReturnType<typeof keyframes>) => css`
  @media (prefers-reduced-motion: no-preference) {
    [data-playing='true'] & {
      animation: ${frames} ${whole} ${motion.easing};
    }
  }
`;

export const Root = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  padding-block: ${space[1]};
  padding-inline: ${space[4]} ${space[1]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
  color: ${color.text};
`;

export const Picture = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  min-inline-size: 0;
`;

export const Said = styled.span`
  display: inline-flex;
  flex: 1 1 9em;
  gap: ${space[2]};
  align-items: center;
  color: ${color.textQuiet};
  font-size: ${font.size.sm};
  line-height: ${font.line.control};
  ${whilePlaying(say)}
`;

export const Voice = styled.span`
  display: inline-flex;
  gap: 3px;
  align-items: center;

  > i {
    inline-size: 2px;
    block-size: 0.5rem;
    border-radius: 1px;
    background: ${color.accentMark};
    ${whilePlaying(speak)}

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }

  > i:nth-child(2) {
    block-size: 0.875rem;
  }
`;

export const Written = styled.span`
  flex: 1 1 9em;
  min-inline-size: 0;
  font-size: ${font.size.lg};
  line-height: ${font.line.text};
  overflow-wrap: anywhere;
`;

const changed = css`
  display: inline-block;
  color: ${color.accentText};
  font-weight: ${font.weight.bold};
  ${whilePlaying(appear)}
`;

export const Sign = styled.bdi`
  ${changed}
`;

export const Break = styled.bdi`
  ${changed}
  padding-inline: ${space[2]};
`;

export const Removed = styled.s`
  color: ${color.textQuiet};
  text-decoration: line-through 2px ${color.accentMark};
  ${whilePlaying(cross)}
`;
