import { afterEach, expect } from '@jest/globals';
import { createRepository, type GitFixture, type RepositoryOptions } from './git-fixture.js';
import { type GitHubDouble, startGitHubDouble } from './github-double.js';
import type { GitHubDoubleOptions } from './values.js';

const doubles: GitHubDouble[] = [];
const fixtures: GitFixture[] = [];

/** A repository for one test, removed after it. */
export function repository(options: RepositoryOptions = {}): GitFixture {
  const fixture = createRepository(options);
  fixtures.push(fixture);
  return fixture;
}

/** A double of `acme/app` for one test, closed after it. */
export async function started(
  fixture: GitFixture,
  options: Omit<GitHubDoubleOptions, 'gitDir' | 'repository'> = {},
): Promise<GitHubDouble> {
  const double = await startGitHubDouble({ gitDir: fixture.dir, repository: 'acme/app', ...options });
  doubles.push(double);
  return double;
}

// Whatever a test looks at, no reply may be other than GitHub describes it.
afterEach(async () => {
  const problems = doubles.flatMap((double) => double.problems);
  await Promise.all(doubles.splice(0).map((double) => double.close()));
  for (const fixture of fixtures.splice(0)) fixture.remove();
  expect(problems).toEqual([]);
});
