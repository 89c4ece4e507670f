import { type Client, type ClientSettings, createClient } from '../github/client.js';
import { openTransport } from '../github/octokit.js';
import type { RunnerContext } from './settings.js';

/** What the client is given besides transport and addresses; nothing of it is set where a runner runs the action. */
export type Pace = Pick<ClientSettings, 'budget' | 'clock'>;

/** A client of the GitHub that the runner names. */
export async function openClient(
  { apiUrl, graphqlUrl }: RunnerContext,
  token: string,
  pace: Pace,
): Promise<Client> {
  const transport = await openTransport(token, apiUrl);
  return createClient({ transport, baseUrl: apiUrl, graphqlUrl, ...pace });
}
