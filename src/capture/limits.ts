import { type CaptureLimits, DEFAULT_LIMITS } from './capture-request.js';

/** The limits of a capture within the time that was asked for. */
export function limitsWithin(timeoutMs: number): CaptureLimits {
  return { ...DEFAULT_LIMITS, totalMs: timeoutMs, targetMs: Math.min(DEFAULT_LIMITS.targetMs, timeoutMs) };
}
