import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';

/** What GitHub's own workflow parser has against a workflow, a sentence each. */
export async function workflowProblems(content: string, name = 'workflow.yml'): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map((error) => error.message);
  if (value === undefined || errors.length > 0) return errors.length > 0 ? errors : ['It could not be read.'];
  const template = await convertWorkflowTemplate(context, value);
  return (template.errors ?? []).map((error) => error.Message);
}
