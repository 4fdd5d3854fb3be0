/** What tells the refusals of a call apart. */
interface Refusal {
  readonly kind: string;
  readonly status?: number;
}

/** The server asks to wait, because it was asked too often (429). The first page of the app needs this answer alone. */
export function isRateLimited(failure: Refusal | null): boolean {
  return isRefusedWith(429, failure);
}

/** Whether the server has refused a call with this status. */
export function isRefusedWith(status: number, failure: Refusal | null): boolean {
  return failure?.kind === 'refused' && failure.status === status;
}
