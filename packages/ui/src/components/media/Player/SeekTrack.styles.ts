import { styled } from 'styled-components';
import { color } from '../../../tokens/color.ts';
import { radius, size } from '../../../tokens/scales.ts';

export const Root = styled.div`
  position: relative;
  block-size: ${size.target};
  border-radius: ${radius.control};

  &:has(> input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

/** The rail and the played part share one cell. */
export const Stage = styled.div`
  --_played: 0;

  position: absolute;
  inset: 0;
  display: grid;
  align-items: center;
`;

export const Rail = styled.div`
  grid-area: 1 / 1;
  block-size: 4px;
  border-radius: ${radius.round};
  background: ${color.borderStrong};

  @media (forced-colors: active) {
    background: GrayText;
  }
`;

export const Played = styled(Rail)`
  inline-size: calc(var(--_played) * 100%);
  background: ${color.accentMark};

  &::after {
    content: '';
    position: absolute;
    inset-inline-start: calc(var(--_played) * (100% - 16px));
    inset-block-start: calc(50% - 8px);
    inline-size: 16px;
    block-size: 16px;
    border-radius: ${radius.round};
    background: ${color.accentMark};
  }

  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;

    &::after {
      background: Highlight;
    }
  }
`;
