import type { Plan } from '../plan/plan.js';
import type { Setup } from './setup.js';

/** The newest valid plan of each feature, with its file. */
export function newestPlans({
  planFolder,
}: Pick<Setup, 'planFolder'>): readonly { readonly path: string; readonly plan: Plan }[] {
  const newest = new Map<string, { path: string; plan: Plan }>();
  for (const { path, result } of planFolder.plans) {
    if (!result.ok) continue;
    const { plan } = result;
    const key = JSON.stringify([plan.feature.slug, plan.feature.integration_branch]);
    const earlier = newest.get(key);
    if (earlier === undefined || earlier.plan.plan_rev < plan.plan_rev) newest.set(key, { path, plan });
  }
  return [...newest.values()];
}

export interface PlanBranch {
  readonly branch: string;
  readonly role: 'integration' | 'source';
}

/** The branches that plans name, integration branches first, each once. */
export function planBranches(setup: Pick<Setup, 'planFolder'>): readonly PlanBranch[] {
  const features = newestPlans(setup).map(({ plan }) => plan.feature);
  const found = new Map<string, PlanBranch>();
  for (const { integration_branch: branch } of features) found.set(branch, { branch, role: 'integration' });
  for (const { source_branch: branch } of features)
    if (!found.has(branch)) found.set(branch, { branch, role: 'source' });
  return [...found.values()];
}
