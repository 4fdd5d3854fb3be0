import { styled } from 'styled-components';

export const Svg = styled.svg`
  flex: none;
  vertical-align: -0.25em; /* aligns the middle of the icon with the middle of Persian words */

  &[data-mirrored]:dir(rtl) {
    transform: scaleX(-1);
  }

  /* In forced colours the stroke takes the text colour; other colours could vanish. */
  @media (forced-colors: active) {
    &&&& {
      color: inherit;
    }
  }
`;
