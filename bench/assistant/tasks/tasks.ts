import type { Task } from '../task.ts'
import { dayTasks } from './day.ts'
import { leadTasks } from './leads.ts'
import { noteTasks } from './notes.ts'
import { peopleTasks } from './people.ts'
import { promiseTasks } from './promises.ts'
import { recallTasks } from './recall.ts'

/** In the order in which they are played, in one memory: what changes little comes first. */
export const tasks: Task[] = [...recallTasks, ...dayTasks, ...promiseTasks, ...noteTasks, ...leadTasks, ...peopleTasks]
