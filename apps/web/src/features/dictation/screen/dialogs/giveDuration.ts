/**
 * Lets a player find the duration of a recording of this device, which has none in its head and
 * would be shown without an end and without a way to seek. A browser knows the duration after
 * it has gone to the end; the player is then at its beginning again.
 */
export function giveDuration(player: HTMLMediaElement): void {
  if (player.duration !== Infinity) {
    return;
  }
  const rewind = () => {
    if (Number.isFinite(player.duration)) {
      player.removeEventListener('durationchange', rewind);
      player.currentTime = 0;
    }
  };
  player.addEventListener('durationchange', rewind);
  player.currentTime = Number.MAX_SAFE_INTEGER;
}
